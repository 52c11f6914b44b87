import type { arenaHealth, QueueStatus } from '@wis/db'
import { getFormatter, getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import type { runnerHealth } from '../../server/health.ts'

interface HealthRowsProps extends Awaited<ReturnType<typeof runnerHealth>> {
  readonly queue: QueueStatus
  readonly arena: Awaited<ReturnType<typeof arenaHealth>>
}

interface Row {
  readonly name: 'runner' | 'storage' | 'stalled' | 'queue' | 'faults' | 'matches'
  readonly isWell: boolean
  readonly said: string
  readonly address: string
}

/** What an operator watches, each with its state. */
export async function HealthRows({ runner, storage, queue, arena }: HealthRowsProps) {
  const t = await getTranslations('admin.overview.health')
  const format = await getFormatter()
  const { stalled, faults, ownFaults, decided, voided } = arena
  const rows: readonly Row[] = [
    {
      name: 'runner',
      isWell: runner.ok,
      said: runner.ok ? t('runnerOk', { ms: Math.round(runner.latencyMs) }) : t('runnerDown'),
      address: '/schedule',
    },
    ...(storage
      ? [
          {
            name: 'storage' as const,
            isWell: storage.writes.ok,
            said: t(storage.writes.ok ? 'storageOk' : 'storageDown'),
            address: '/schedule',
          },
        ]
      : []),
    {
      name: 'stalled',
      isWell: stalled === 0,
      said: t('stalledOf', { count: stalled, running: queue.matches.running }),
      address: '/watch',
    },
    {
      name: 'queue',
      isWell: true,
      said:
        queue.waiting === 0
          ? t('queueEmpty')
          : t('queueOf', { count: queue.waiting, minutes: Math.round(queue.oldestMs / 60_000) }),
      address: '/schedule',
    },
    {
      name: 'faults',
      isWell: ownFaults === 0,
      said: t('faultsOf', { count: faults, own: ownFaults }),
      address: '/agents',
    },
    {
      name: 'matches',
      isWell: voided === 0,
      said: t('matchesOf', { decided, voided }),
      address: voided === 0 ? '/watch' : '/admin/void?within=day',
    },
  ]
  return (
    <section aria-labelledby="health">
      <h2 id="health" className="label pb-3">
        {t('title')}
      </h2>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {rows.map(({ name, isWell, said, address }) => (
          <li
            key={name}
            className="relative grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-3 py-3 hover:bg-raised sm:grid-cols-[7.5rem_14rem_minmax(0,1fr)]"
          >
            <span className={`flex items-center gap-2 text-xs ${isWell ? '' : 'font-semibold'}`}>
              <span
                aria-hidden="true"
                className={`size-2.5 shrink-0 rounded-full ${isWell ? 'bg-civilian' : 'bg-wrong'}`}
              />
              {t(isWell ? 'well' : 'look')}
            </span>
            <Link href={address} className="font-semibold after:absolute after:inset-0">
              {t(name)}
            </Link>
            <span className={`figures max-sm:col-start-2 ${isWell ? 'text-soft' : 'font-semibold'}`}>
              {said}
            </span>
          </li>
        ))}
      </ul>
      <p className="figures pt-2 text-xs text-faint">
        {t('asOf', { time: format.dateTime(new Date(), { timeStyle: 'short', hourCycle: 'h23' }) })}
      </p>
    </section>
  )
}
