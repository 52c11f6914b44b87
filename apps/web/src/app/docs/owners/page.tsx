import { DocPage, docMetadata } from '../doc-page.tsx'

export const generateMetadata = () => docMetadata('owners')

export default function OwnersDocPage() {
  return <DocPage name="owners" />
}
