import { readPeopleByRules } from '@wis/db/people'
import { hasWords, kitCalled } from '@wis/games'
import { rulesetOf } from '@wis/lab'
import type { ExperimentSpec } from '@wis/lab'
import { getTranslations } from 'next-intl/server'
import { database } from '../../server/database.ts'
import { PeopleRow } from '../leaderboard/people-row.tsx'

/** What people got at practice tables by the rules of an experiment. Nothing where none of their games counts. */
export async function PeopleBeside({ spec }: { spec: ExperimentSpec }) {
  const t = await getTranslations('match.languages')
  const { game } = spec
  const kit = kitCalled(game)
  const rules = kit && rulesetOf(kit, spec)
  if (!rules) return null
  // Without words, players of all languages meet on one board.
  const languages = hasWords(game, rules) ? spec.language : spec.language.slice(0, 1)
  const rows = await Promise.all(
    languages.map(async (language) => ({
      name: t(language),
      row: await readPeopleByRules(database(), { game, ruleset: rules.id, language }),
    })),
  )
  return rows.map(
    ({ name, row }) =>
      row && (
        <PeopleRow
          key={name}
          game={game}
          row={kit?.results.shared ? { ...row, wins: null } : row}
          below="report"
          {...(languages.length > 1 && { language: name })}
        />
      ),
  )
}
