import type { AgentRow, EntryState } from '@wis/protocol'

interface EnterableSeason {
  readonly languages: readonly string[]
  readonly ruleset: { readonly id: string }
  readonly terms: { readonly entry: string }
}

interface EntryOffer {
  /** What stands in the way, said before it is asked for. */
  readonly lacking?: 'needsLanguage' | 'needsCheck'
  /** What the button that enters it says; there is none where entering would be of no use. */
  readonly wayIn?: 'enter' | 'request' | 'accept'
}

/**
 * What the owner of an agent can do about entering it. One that still has to be checked under the season's ruleset can be
 * entered all the same: that begins the check, and there is no other page that would check it by those rules.
 */
export function entryOffer(
  { languages, badge, kind }: Pick<AgentRow, 'languages' | 'badge' | 'kind'>,
  season: EnterableSeason,
  state: EntryState | 'closed' | undefined,
): EntryOffer {
  if (state !== undefined && state !== 'withdrawn' && state !== 'invited') return {}
  if (!season.languages.some((one) => languages.some((other) => other === one)))
    return { lacking: 'needsLanguage' }
  const isChecked = badge?.rulesetId === season.ruleset.id || kind === 'house'
  return { wayIn: wayIn(season, state), ...(!isChecked && { lacking: 'needsCheck' }) }
}

function wayIn({ terms }: EnterableSeason, state: EntryState | undefined): 'enter' | 'request' | 'accept' {
  if (state === 'invited') return 'accept'
  return terms.entry === 'approval' ? 'request' : 'enter'
}
