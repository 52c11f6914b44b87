import { traitsOf } from '@wis/protocol'
import type { AgentRow, Badge, EntryState } from '@wis/protocol'

interface EnterableSeason {
  readonly game: string
  readonly languages: readonly string[]
  readonly ruleset: { readonly id: string }
  readonly terms: { readonly entry: string; readonly vouched: boolean }
}

interface EntryOffer {
  /** The obstacle, named before the owner asks to enter. */
  readonly lacking?: 'needsLanguage' | 'needsVouching' | 'needsCheck'
  /** The label of the button that enters it; undefined if entering would be useless. */
  readonly wayIn?: 'enter' | 'request' | 'accept'
}

/**
 * The owner's options for entering an agent. One that still needs a check under the season's ruleset can be entered
 * all the same: that begins the check, and no other page would check it under that ruleset.
 */
export function entryOffer(
  { languages, badges, kind, vouching }: Pick<AgentRow, 'languages' | 'badges' | 'kind' | 'vouching'>,
  season: EnterableSeason,
  state: EntryState | 'closed' | undefined,
): EntryOffer {
  if (state !== undefined && state !== 'withdrawn' && state !== 'invited') return {}
  if (!season.languages.some((one) => languages.some((other) => other === one)))
    return { lacking: 'needsLanguage' }
  if (season.terms.vouched && !vouching.vouched) return { lacking: 'needsVouching' }
  const isOfSeason = ({ game, rulesetId }: Badge) => game === season.game && rulesetId === season.ruleset.id
  const isChecked = badges.some(isOfSeason) || !traitsOf(kind).needsBadge
  return { wayIn: wayIn(season, state), ...(!isChecked && { lacking: 'needsCheck' }) }
}

function wayIn({ terms }: EnterableSeason, state: EntryState | undefined): 'enter' | 'request' | 'accept' {
  if (state === 'invited') return 'accept'
  return terms.entry === 'approval' ? 'request' : 'enter'
}
