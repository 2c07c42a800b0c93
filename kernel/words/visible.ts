/**
 * Whether any character of a text is visible. Spaces, marks without a letter, and characters that draw nothing do not
 * count. Unicode classes the last two below as symbols, but they are blank.
 */
export function isVisible(text: string): boolean {
  return /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u{2800}\u{1d159}]/u.test(text)
}
