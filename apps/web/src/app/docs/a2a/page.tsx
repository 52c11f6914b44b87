import { DocPage, docMetadata } from '../doc-page.tsx'

export const generateMetadata = () => docMetadata('a2a')

export default function A2aDocPage() {
  return <DocPage name="a2a" />
}
