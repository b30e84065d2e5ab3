import { Input } from '@arco-design/web-react'
import { IconSearch } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './FlowDesigner.module.css'

export interface SearchBoxProps {
  value: string
  found: readonly string[]
  onChange: (value: string) => void
  onGo: (nodeId: string) => void
}

/** Finds nodes by title or summary. Enter goes to the next one, Shift and Enter to the one before. */
export function SearchBox({ value, found, onChange, onGo }: SearchBoxProps) {
  const { t } = useText(NAMESPACE)
  const [at, setAt] = useState(-1)

  function go(step: number) {
    if (found.length === 0) return
    const next = (at + step + found.length) % found.length
    setAt(next)
    const nodeId = found[next]
    if (nodeId !== undefined) onGo(nodeId)
  }

  return (
    <div className={styles.search}>
      <Input
        size="small"
        allowClear
        prefix={<IconSearch />}
        placeholder={t('search.label')}
        aria-label={t('search.label')}
        value={value}
        onChange={(next) => {
          setAt(-1)
          onChange(next)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go(event.shiftKey ? -1 : 1)
        }}
      />
      <output className={styles.count}>
        {value !== '' && t('search.count', { at: Math.max(0, at) + (found.length > 0 ? 1 : 0), count: found.length })}
      </output>
    </div>
  )
}
