import { expect, it } from 'vitest'
import { structuredText } from './structured-data.tsx'

it('no name in the structured data can close its element', () => {
  const text = structuredText({ name: '</script><b>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', name: '</script><b>' })
})
