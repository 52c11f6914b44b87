import { useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { ownersKinds } from '../agent-form/owners-kinds.ts'

/** An agent that asks for its turns, or has them by MCP, is of the kind that dials in. */
const ways = [...ownersKinds, 'pull', 'mcp'] as const
type Way = (typeof ways)[number]

const addressOf = (way: Way) =>
  `/agents/new?kind=${way === 'pull' || way === 'mcp' ? `outbound&way=${way}` : way}#form` as const

/** All ways in, to choose by hand. */
export function KindLinks({ chosen }: { chosen: Way | undefined }) {
  const t = useTranslations('newAgent.kinds')
  return (
    <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {ways.map((way) => (
        <li key={way} className="bg-ground sm:last:odd:col-span-2 lg:last:odd:col-span-1">
          <Link
            href={addressOf(way)}
            aria-current={way === chosen ? 'true' : undefined}
            className="block h-full border-l-2 border-transparent p-4 hover:bg-sunken aria-[current=true]:border-brass aria-[current=true]:bg-raised"
          >
            <span className="font-semibold">{t(`${way}.name`)}</span>
            <span className="block pt-0.5 text-sm text-soft">{t(`${way}.text`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
