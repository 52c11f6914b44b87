/** The npm package of a game that stands outside the repository. */
export interface GamePackage {
  readonly name: string
  readonly version: string
  readonly author: string | null
  /** SHA-256 of its name, its version and its built files. */
  readonly hash: string
}
