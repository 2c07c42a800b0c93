/**
 * Whether something of a text can be seen. Spaces, marks without a letter, and characters that draw nothing do not count;
 * the last two are symbols by their class, and blank.
 */
export function isVisible(text: string): boolean {
  return /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u{2800}\u{1d159}]/u.test(text)
}
