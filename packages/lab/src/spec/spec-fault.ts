/** One reason why a specification is refused. */
export interface SpecFault {
  /** The field, such as `design.materials`. Empty if the whole text cannot be read. */
  readonly path: string
  readonly message: string
}
