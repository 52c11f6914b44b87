import { auditActions, listAudit } from '@wis/db'
import type { AuditRow, AuditSubject } from '@wis/db'
import { getFormatter, getTranslations } from 'next-intl/server'
import { FilterSelect } from '../../../components/form/filter-field.tsx'
import { Link } from '../../../components/link/link.tsx'
import { Pager } from '../../../components/list/pager.tsx'
import { EmptyState } from '../../../components/page/notice.tsx'
import { PageTitle } from '../../../components/page/titles.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { requireAdmin } from '../../../features/admin/require-admin.ts'
import { addressWith, cursorIn, SearchForm, textIn } from '../../../features/admin/search-form.tsx'
import { database } from '../../../server/database.ts'

const here = '/admin/audit'
/** The first parts of the codes of deeds. */
const kinds = [
  'decision',
  'season',
  'entry',
  'user',
  'role',
  'agent',
  'speech',
  'report',
  'words',
  'house',
] as const

export default async function AuditPage({ searchParams }: PageProps<'/admin/audit'>) {
  await requireAdmin()
  const t = await getTranslations('admin')
  const search = await searchParams
  const [q, cursor] = [textIn(search, 'q'), cursorIn(search)]
  const kind = kinds.find((known) => known === textIn(search, 'kind'))
  const page = await listAudit(database(), { q, cursor, action: kind && `${kind}-` })
  const options = kinds.map((value) => ({ value, label: t(`audit.kinds.${value}`) }))
  return (
    <>
      <PageTitle title={t('nav.audit')}>{t('audit.text')}</PageTitle>
      <SearchForm action={here} label={t('audit.search')} hint={t('audit.searchHint')} q={q}>
        <FilterSelect
          name="kind"
          label={t('audit.kind')}
          value={kind ?? ''}
          options={[{ value: '', label: t('audit.all') }, ...options]}
        />
      </SearchForm>
      {page.items.length === 0 ? (
        <EmptyState title={t('audit.emptyTitle')} text={t('audit.emptyText')} />
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {page.items.map((row) => (
            <AuditLine key={row.id} row={row} />
          ))}
        </ol>
      )}
      <Pager
        first={cursor && addressWith(here, { q, kind })}
        next={page.nextCursor && addressWith(here, { q, kind, cursor: page.nextCursor })}
        labels={[t('first'), t('next')]}
      />
    </>
  )
}

async function AuditLine({ row }: { row: AuditRow }) {
  const { at, actorName, action, subject, detail } = row
  const format = await getFormatter()
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 text-sm sm:grid-cols-[11rem_minmax(0,10rem)_minmax(0,1fr)]">
      <time dateTime={at} className="figures text-xs leading-5 text-faint">
        {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' })} UTC
      </time>
      <ForeignText text={actorName} className="min-w-0 font-semibold break-words" />
      <div className="min-w-0 break-words">
        <Deed row={row} />
        <p className="text-xs text-faint">
          <code>{action}</code> <code>{subject}</code>
        </p>
        {detail.length > 0 && (
          <dl className="pt-1 text-xs text-soft">
            {detail.map(({ name, value }) => (
              <div key={name} className="flex gap-2">
                <dt className="text-faint">{name}</dt>
                <dd className="min-w-0 break-words">
                  <ForeignText text={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}

/** The deed in words, with its object; the bare code for a deed that no longer exists. */
async function Deed({ row: { action, detail, about } }: { row: AuditRow }) {
  const t = await getTranslations('admin.audit.deeds')
  const known = auditActions.find((one) => one === action)
  const role = detail.find(({ name }) => name === 'role')?.value ?? 'other'
  return (
    <p>
      {known && t(known, { role })}
      {known && about && ' · '}
      {about && <About about={about} />}
    </p>
  )
}

function About({ about: { kind, name, slug } }: { about: AuditSubject }) {
  if (slug === null) return <ForeignText text={name} className="font-semibold" />
  return (
    <Link
      href={`/${kind}s/${slug}`}
      className="font-semibold underline decoration-rim underline-offset-4 hover:decoration-current"
    >
      <ForeignText text={name} />
    </Link>
  )
}
