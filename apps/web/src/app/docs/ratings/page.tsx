import { DocPage, docMetadata } from '../doc-page.tsx'

export const generateMetadata = () => docMetadata('ratings')

export default function RatingsDocPage() {
  return <DocPage name="ratings" />
}
