import type { ReactNode } from 'react'
import styles from '../../features/lab/on-paper.module.css'

/** What is printed of the laboratory is a report: a few pages that another reads without the site. */
export default function LabLayout({ children }: { readonly children: ReactNode }) {
  return <div className={styles.report}>{children}</div>
}
