import type { InBoth } from '@wis/engine'

/** The agent's mistake and the change to make. `{name}` stands for a detail of the flaw. */
export interface FlawText {
  readonly what: InBoth<string>
  /** For the author of a program that answers. */
  readonly mendCode: InBoth<string>
  /** For the author of prompts for a model, if the advice differs. */
  readonly mendPrompt?: InBoth<string>
  /** For the author of a program that dials in, if the advice differs. */
  readonly mendDialIn?: InBoth<string>
}
