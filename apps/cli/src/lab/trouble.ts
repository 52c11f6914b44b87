/** The experiment cannot be run. The message is for the user. */
export class SpecTrouble extends Error {
  override readonly name = 'SpecTrouble'
}
