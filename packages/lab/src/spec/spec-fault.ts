import { textOfFault } from './fault-texts.ts'
import type { SpecFaultCode } from './fault-texts.ts'

/** One reason why a specification is refused. */
export interface SpecFault {
  /** The field, such as `design.materials`. Empty if the whole text cannot be read. */
  readonly path: string
  readonly code: SpecFaultCode
  /** What belongs into the sentence of the code, such as the names that would be right. */
  readonly values: FaultValues
  /** The sentence in English. */
  readonly message: string
}

export type FaultValues = Readonly<Record<string, string>>

/** A fault with the sentence of its code. */
export function specFault(path: string, code: SpecFaultCode, values: FaultValues = {}): SpecFault {
  return { path, code, values, message: textOfFault(code, values) }
}
