/** A table of a report as texts, for formats that draw tables of their own. */
export interface Sheet {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly note: string
}

/** The heads of columns in a text of words: “Subject | Condition”. */
export const columnNames = (text: string): readonly string[] => text.split(' | ')
