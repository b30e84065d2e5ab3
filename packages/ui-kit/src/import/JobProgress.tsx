import { Progress } from '@arco-design/web-react'

export interface JobProgressProps {
  label: string
  done: number
  total: number
  /** Default `normal`. */
  status?: 'normal' | 'success' | 'warning'
}

/** A progress bar with an accessible name: Arco's puts the label on an element without a role. */
export function JobProgress({ label, done, total, status = 'normal' }: JobProgressProps) {
  const percent = total === 0 ? 0 : Math.round((done / total) * 100)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> cannot hold the drawn bar
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <div aria-hidden="true">
        <Progress percent={percent} status={status} />
      </div>
    </div>
  )
}
