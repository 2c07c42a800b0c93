/** How long a bot waits for a person's answer to its offer, from when the person sees it, in milliseconds. */
export const OFFER_TIMEOUT_MS = 20_000
