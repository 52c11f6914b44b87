import { DocPage, docMetadata } from '../doc-page.tsx'

export const generateMetadata = () => docMetadata('exports')

export default function ExportsDocPage() {
  return <DocPage name="exports" />
}
