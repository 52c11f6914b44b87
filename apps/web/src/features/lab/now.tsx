import { isTask } from '@wis/lab'
import type { ExperimentPage } from '@wis/protocol'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { Link, underlined } from '../../components/link/link.tsx'
import type { TableOfExperiment } from '../../server/lab/tables-of.ts'
import { GameThumbnail } from '../games/game-thumbnail.tsx'
import { messagesFor } from '../scene/scene-opening.ts'
import { withShare } from './experiment-seen.ts'
import { nameOfCondition } from './names.ts'
import { nameOfSubject } from './subject-names.ts'
import type { SubjectNames } from './subject-names.ts'

interface NowProps {
  readonly page: ExperimentPage
  /** The matches that are playing, or else the newest. */
  readonly tables: readonly TableOfExperiment[]
  readonly names: SubjectNames
  /** The secret of its link, if the reader came by it. */
  readonly share: string | undefined
}

/** The matches that are playing, and those that had to be dealt again. */
export async function Now({ page, tables, names, share }: NowProps) {
  const { id, state, playing, faults, spec } = page
  const conditionName = nameOfCondition(page, await getLocale())
  const t = await getTranslations('lab.live')
  const { match, scene } = await getMessages()
  const link = ({ number, subject, condition }: TableOfExperiment) => (
    <Link
      href={withShare(`/lab/${id}/matches/${number}`, share)}
      className={`${underlined} after:absolute after:inset-0`}
    >
      {t('match', { number, subject: nameOfSubject(names, subject), condition: conditionName(condition) })}
    </Link>
  )
  const others = tables.filter(({ table }) => !table)
  return (
    <>
      {state === 'running' && !isTask(spec) && (
        <section aria-labelledby="now" className="pb-8">
          <h2 id="now" className="label pb-2">
            {t(playing.length === 0 && tables.length > 0 ? 'newest' : 'now')}
          </h2>
          {tables.length === 0 && <p className="text-sm text-soft">{t('nobody')}</p>}
          {/* A phone has room for one. */}
          <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
            <ul className="grid gap-4 text-sm max-sm:*:not-first:hidden sm:grid-cols-3">
              {tables.flatMap((one) =>
                one.table
                  ? [
                      <li key={one.number} className="relative min-w-0 [--high:12rem]">
                        <GameThumbnail
                          key={`${one.number} ${one.table.seq}`}
                          name={one.table.id}
                          scene={one.table.scene}
                          agents={one.table.seats.map(({ agent }) => agent)}
                        />
                        <p className="pt-1">{link(one)}</p>
                      </li>,
                    ]
                  : [],
              )}
            </ul>
          </NextIntlClientProvider>
          {others.length > 0 && (
            <ul className="grid gap-x-4 gap-y-1 pt-4 text-sm sm:grid-cols-3">
              {others.map((one) => (
                <li key={one.number} className="relative">
                  {link(one)}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {faults.length > 0 && (
        <details className="pb-8 text-sm">
          <summary className="w-fit underline decoration-rim underline-offset-4">{t('faults')}</summary>
          <ul className="space-y-1 pt-3 text-soft">
            {faults.map(({ number, attempts, reasons }) => (
              <li key={number}>{t('fault', { number, attempts, reasons: reasons.join(', ') })}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
