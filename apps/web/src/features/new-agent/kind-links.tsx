import { useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { ownersKinds } from '../agent-form/owners-kinds.ts'
import type { OwnersKind } from '../agent-form/owners-kinds.ts'

/** All kinds of agents, to choose by hand. */
export function KindLinks({ chosen }: { chosen: OwnersKind | undefined }) {
  const t = useTranslations('newAgent.kinds')
  return (
    <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {ownersKinds.map((kind) => (
        <li key={kind} className="bg-ground">
          <Link
            href={`/agents/new?kind=${kind}#form`}
            aria-current={kind === chosen ? 'true' : undefined}
            className="block h-full border-l-2 border-transparent p-4 hover:bg-sunken aria-[current=true]:border-brass aria-[current=true]:bg-raised"
          >
            <span className="font-semibold">{t(`${kind}.name`)}</span>
            <span className="block pt-0.5 text-sm text-soft">{t(`${kind}.text`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
