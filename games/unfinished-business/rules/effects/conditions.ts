/** Every condition that cards of the expansion use besides, by its name in effect trees (vocabulary.ts). */
export {}
