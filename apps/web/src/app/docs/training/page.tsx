import { DocPage, docMetadata } from '../doc-page.tsx'

export const generateMetadata = () => docMetadata('training')

export default function TrainingDocPage() {
  return <DocPage name="training" />
}
