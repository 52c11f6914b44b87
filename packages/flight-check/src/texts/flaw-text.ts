import type { InBoth } from '@wis/agents'

/** What an agent did, and what to change; `{name}` stands for a detail of the flaw. */
export interface FlawText {
  readonly what: InBoth<string>
  /** For whoever writes a program that answers. */
  readonly mendCode: InBoth<string>
  /** For whoever writes prompts for a model, where that is something else. */
  readonly mendPrompt?: InBoth<string>
  /** For whoever writes a program that dials in, where that is something else. */
  readonly mendDialIn?: InBoth<string>
}
