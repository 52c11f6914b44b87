import { answers, componentsOf, inputs } from '@wis/protocol'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Link, underlined } from '../../../../components/link/link.tsx'
import { PageTitle } from '../../../../components/page/titles.tsx'
import { Shape } from '../shape.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('apiDocs')
  return { title: `${t('title')}: ${t('shapes')}`, description: t('text') }
}

/** The named shapes of what is sent and answered. */
export default async function ApiShapesPage() {
  const t = await getTranslations('apiDocs')
  const shapes = [
    ...Object.entries(componentsOf(inputs, 'input')).map(([name, schema]) => ({
      name,
      schema,
      isSent: true,
    })),
    ...Object.entries(componentsOf(answers, 'output')).map(([name, schema]) => ({
      name,
      schema,
      isSent: false,
    })),
  ]
  return (
    <>
      <PageTitle title={t('shapes')}>
        <Link href="/docs/api" className={underlined}>
          {t('title')}
        </Link>
      </PageTitle>
      {shapes
        .filter(({ name, isSent }) => isSent || name !== 'AnyJson')
        .sort((one, other) => one.name.localeCompare(other.name, 'en'))
        .map((shape) => (
          <Shape key={shape.name} {...shape} />
        ))}
    </>
  )
}
