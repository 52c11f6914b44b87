import { listExperiments } from '@wis/db/experiments'
import { getTranslations } from 'next-intl/server'
import { TimeAgo } from '../../components/text/time-ago.tsx'
import type { Locale } from '../../i18n/locale.ts'
import { database } from '../../server/database.ts'
import { withNamesShown } from '../../server/lab/names-shown.ts'
import { rowAnswerOf } from '../../server/lab/row-answer.ts'
import { subjectNames } from '../../server/lab/subject-names.ts'
import { gameNameIn } from '../games/names.ts'
import { Marked } from './marked.tsx'

/** Public experiments whose name, players, conditions or measures hold a text. */
export async function foundReports(
  wanted: string,
  { locale, most }: { readonly locale: Locale; readonly most: number },
) {
  const t = await getTranslations('search')
  const db = database()
  const { items } = await listExperiments(db, { holding: wanted, limit: mostExperiments })
  const holds = (text: string) => text.toLowerCase().includes(wanted.toLowerCase())
  const fitting = (await withNamesShown(db, items)).flatMap(({ players, spec, ...experiment }) => {
    const words = [...new Set([...Object.keys(players), ...subjectsOf(spec)])].filter(holds)
    return holds(experiment.name) || words.length > 0
      ? [{ experiment: { ...experiment, players, spec }, words }]
      : []
  })
  return Promise.all(
    fitting.slice(0, most).map(async ({ experiment, words }, at) => {
      const { id, name, game, matches, createdAt } = experiment
      const names = await subjectNames({ game, subjects: words }, locale)
      const answer = at < mostRead ? (await rowAnswerOf(experiment))?.headline : undefined
      const shown = words.slice(0, mostSubjects).map((word) => names.get(word) ?? word)
      return {
        game,
        address: `/lab/${id}`,
        title: <Marked text={name} wanted={wanted} />,
        text: (
          <>
            {answer !== undefined && <span className="block text-ink first-letter:uppercase">{answer}</span>}
            {gameNameIn(locale, game)}
            {'\u00A0· '}
            {t('matches', { count: matches })}
            {'\u00A0· '}
            <TimeAgo at={createdAt} className="text-sm!" />
            {shown.length > 0 && (
              <>
                {'\u00A0· '}
                <Marked text={shown.join(', ')} wanted={wanted} />
              </>
            )}
          </>
        ),
        isNamed: name.toLowerCase() === wanted.toLowerCase(),
      }
    }),
  )
}

/** So many say what they found. */
const mostRead = 4

/** So many are read, because the text of an experiment also holds words of its form. */
const mostExperiments = 60
const mostSubjects = 3

/** What an experiment is about, in the words of its specification. */
const subjectsOf = (spec: unknown): readonly string[] =>
  typeof spec === 'object' && spec !== null
    ? Object.entries(spec).flatMap(([field, value]: [string, unknown]) =>
        subjectFields.has(field)
          ? [value].flat().filter((one): one is string => typeof one === 'string')
          : [],
      )
    : []

const subjectFields: ReadonlySet<string> = new Set([
  'preset',
  'game',
  'subjects',
  'opponents',
  'conditions',
  'measures',
])
