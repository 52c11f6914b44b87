import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { Link, underlined } from '../../components/link/link.tsx'
import type { ownersKinds } from '../agent-form/owners-kinds.ts'

/**
 * The ways in, with a drawing of each. The one for most needs no program, only an address and a key. An agent that asks for its turns, or has them by MCP, is of the kind that dials in.
 */
const icons = {
  openai: 'M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5',
  'hf-space': 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  'hf-model': 'M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
  'hf-endpoint': 'M4 5h16v6H4zM4 13h16v6H4zM8 8h.01M8 16h.01',
  webhook: 'M4 8h14l-4-4M20 16H6l4 4',
  a2a: 'M10 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM20 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM10 12h4',
  outbound: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  pull: 'M4 5h16v14H4zM8 10l3 2.5L8 15M13 15h4',
  mcp: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM17 14v6M14 17h6',
} as const satisfies Readonly<Record<(typeof ownersKinds)[number] | 'pull' | 'mcp', string>>
type Way = keyof typeof icons

const recommended = 'openai'

const groups = ['model', 'program', 'protocol'] as const

/** By what one has, the other ways. */
const groupOf: Readonly<Record<Exclude<Way, typeof recommended>, (typeof groups)[number]>> = {
  'hf-model': 'model',
  'hf-endpoint': 'model',
  'hf-space': 'program',
  webhook: 'program',
  outbound: 'program',
  pull: 'program',
  a2a: 'protocol',
  mcp: 'protocol',
}
// An object literal has only the keys that its type names.
const otherWays = Object.keys(groupOf) as (keyof typeof groupOf)[]

export const askedBy = (way: Way): Readonly<Record<string, string>> =>
  way === 'pull' || way === 'mcp' ? { kind: 'outbound', way } : { kind: way }

const formFor = (way: Way) => `/agents/new?${new URLSearchParams(askedBy(way)).toString()}#form`

const selected = 'aria-[current=true]:bg-sunken'
const tick = <span aria-hidden="true">✓ </span>

interface ChosenKindProps {
  readonly chosen: Way
  /** Another way to choose. */
  readonly children?: ReactNode
}

/** The kind that was chosen, in a line. The others open below it. */
export function ChosenKind({ chosen, children }: ChosenKindProps) {
  const t = useTranslations('newAgent')
  return (
    <details className="pt-2">
      <summary className="w-fit cursor-pointer">
        <span className="font-semibold">{t(`kinds.${chosen}.name`)}</span> ·{' '}
        <span className={underlined}>{t('paste.change')}</span>
      </summary>
      <div className="grid gap-6 pt-4">
        <KindLinks chosen={chosen} />
        {children}
      </div>
    </details>
  )
}

interface KindLinksProps {
  readonly chosen: Way | undefined
  readonly addressOf?: (way: Way) => string
}

/** All ways in, to choose by hand. */
export const KindLinks = (props: KindLinksProps) => (
  <div className="grid gap-3">
    <RecommendedKind {...props} />
    <OtherKinds {...props} />
  </div>
)

interface RecommendedKindProps extends KindLinksProps {
  /** Whether it is the first step of its page. */
  readonly isFirstStep?: boolean
}

export function RecommendedKind({ chosen, addressOf = formFor, isFirstStep = false }: RecommendedKindProps) {
  const t = useTranslations('newAgent.kinds')
  return (
    <Link
      href={addressOf(recommended)}
      aria-current={recommended === chosen ? 'true' : undefined}
      className={`flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-raised p-5 hover:border-strong ${selected}`}
    >
      <Icon d={icons[recommended]} strokeWidth={1.5} className="size-9 shrink-0 text-brass" />
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-display text-xl">
          {recommended === chosen && tick}
          {t(`${recommended}.name`)}
        </span>
        <span className="text-sm text-soft">{t(`${recommended}.text`)}</span>
      </span>
      <span className="label w-fit rounded-full border border-rim px-2.5 py-0.5">{t('recommended')}</span>
      {isFirstStep && <span className={`${buttonStyle.primary} max-sm:w-full`}>{t('begin')}</span>}
    </Link>
  )
}

export function OtherKinds({ chosen, addressOf = formFor }: KindLinksProps) {
  const t = useTranslations('newAgent.kinds')
  return (
    <div className="grid gap-x-5 gap-y-6 lg:grid-cols-[1fr_2fr_1fr]">
      {groups.map((group) => (
        <section key={group} aria-labelledby={`kinds-${group}`} className="flex min-w-0 flex-col">
          <h3 id={`kinds-${group}`} className="pb-2 font-display text-lg">
            {t(`groups.${group}`)}
          </h3>
          <ul
            className={`grid flex-1 gap-px overflow-hidden rounded-card border border-line bg-line sm:auto-rows-fr sm:grid-cols-2 ${group === 'program' ? '' : 'lg:grid-cols-1'}`}
          >
            {otherWays
              .filter((way) => groupOf[way] === group)
              .map((way) => (
                <li key={way} className="bg-ground">
                  <Link
                    href={addressOf(way)}
                    aria-current={way === chosen ? 'true' : undefined}
                    className={`flex h-full gap-3.5 p-3.5 hover:bg-sunken lg:p-4 ${selected}`}
                  >
                    <Icon d={icons[way]} strokeWidth={1.5} className="mt-0.5 size-6 shrink-0 text-brass" />
                    <span className="min-w-0">
                      <span className="font-semibold">
                        {way === chosen && tick}
                        {t(`${way}.name`)}
                      </span>
                      <span className="block pt-0.5 text-sm text-soft">{t(`${way}.text`)}</span>
                    </span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
