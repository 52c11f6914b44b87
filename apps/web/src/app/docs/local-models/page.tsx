import { DocPage, docMetadata } from '../doc-page.tsx'

export const generateMetadata = () => docMetadata('local-models')

export default function LocalModelsDocPage() {
  return <DocPage name="local-models" />
}
