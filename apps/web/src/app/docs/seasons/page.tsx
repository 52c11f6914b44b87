import { DocPage, docMetadata } from '../doc-page.tsx'

export const generateMetadata = () => docMetadata('seasons')

export default function SeasonsDocPage() {
  return <DocPage name="seasons" />
}
