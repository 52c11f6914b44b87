import { DocPage, docMetadata } from '../doc-page.tsx'

export const generateMetadata = () => docMetadata('lab')

export default function LabDocPage() {
  return <DocPage name="lab" />
}
