import { DocPage, docMetadata } from '../doc-page.tsx'

export const generateMetadata = () => docMetadata('repair')

export default function RepairDocPage() {
  return <DocPage name="repair" />
}
