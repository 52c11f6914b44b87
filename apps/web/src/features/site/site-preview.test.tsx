import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SitePreview, siteSentences } from './site-preview.tsx'

const { sentence } = JSON.parse(
  readFileSync(new URL('../../../messages/en/home.json', import.meta.url), 'utf8'),
) as { readonly sentence: string }

it('the preview picture shows the opening words of the first page, in the serif font of the site', () => {
  expect(siteSentences.join(' ')).toBe(sentence.replace(/<[^>]*>/g, ''))
  const html = renderToStaticMarkup(<SitePreview portraits={[]} />)
  expect(html).toMatch(/font-family:Fraunces[^<]*<span>Six agents sit at a table\./)
})
