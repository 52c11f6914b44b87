import { apiParts } from '@wis/protocol'
import type { ApiKey } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Link } from '../../../components/link/link.tsx'
import { SideContents } from '../../../components/page/side-contents.tsx'
import { anchorOf, partNames, Verb } from './api-call.tsx'
import { Path } from './code.tsx'

interface ResourcesProps {
  /** The resource whose page it is. Its calls are listed, too. */
  readonly here?: (typeof partNames)[number]
}

/** The resources of the API with the number of their calls, and the schemas. */
export function Resources({ here }: ResourcesProps) {
  const t = useTranslations('apiDocs')
  return (
    <SideContents title={t('resources')}>
      <ul>
        {partNames.map((part) => (
          <li key={part}>
            <Link
              href={`/docs/api/${part}`}
              aria-current={part === here ? 'page' : undefined}
              className="flex justify-between gap-3 py-1 text-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {t(`parts.${part}`)}
              <span className="figures text-faint">{apiParts[part].length}</span>
            </Link>
            {part === here && <Calls keys={apiParts[part]} />}
          </li>
        ))}
        <li className="mt-3 border-t border-line pt-3">
          <Link href="/docs/api/shapes" className="text-soft hover:text-ink">
            {t('shapes')}
          </Link>
        </li>
      </ul>
    </SideContents>
  )
}

const Calls = ({ keys }: { keys: readonly ApiKey[] }) => (
  <ul className="mb-3 border-l border-line pl-3">
    {keys.map((key) => {
      const [method = '', path = ''] = key.split(' ')
      return (
        <li key={key}>
          <a
            href={`#${anchorOf(key)}`}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] py-1 font-mono text-2xs leading-4 text-soft hover:text-ink"
          >
            <Verb method={method === 'DELETE' ? 'DEL' : method} isPlain />
            <span>
              <Path text={path} />
            </span>
          </a>
        </li>
      )
    })}
  </ul>
)
