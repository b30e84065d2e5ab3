import { Button, Input } from '@arco-design/web-react'
import { IconDown, IconSearch, IconUp } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { NAMESPACE } from '../locales.ts'
import styles from './SearchBar.module.css'

/** A filter beside the keyword. Its value is a string, as in the URL; `''` means no filter. */
export interface SearchField {
  name: string
  label: string
  control: (field: { id: string; label: string; value: string; onChange: (value: string) => void }) => ReactNode
}

type SearchValues = { keyword: string } & Record<string, string>

export interface SearchBarProps {
  /** The applied keyword and filters of `useListQuery`. */
  keyword: string
  filters?: Record<string, string> | undefined
  fields?: readonly SearchField[] | undefined
  placeholder?: string | undefined
  onSearch: (values: SearchValues) => void
  onReset: () => void
}

const NO_FILTERS: Record<string, string> = {}
const NO_FIELDS: readonly SearchField[] = []

/** Number of filters shown at first besides the keyword. Phones show only active filters. */
const IN_SIGHT = 2

/** Search form: keyword, filters, 查询 and 重置. The list changes on submit; Enter submits. */
export function SearchBar(props: SearchBarProps) {
  const { keyword, filters = NO_FILTERS, fields = NO_FIELDS, placeholder, onSearch, onReset } = props
  const { t } = useText(NAMESPACE)
  const id = useId()
  const shown: SearchValues = { ...filters, keyword }
  const [draft, setDraft] = useDraftOf(shown)
  const hidden = fields.slice(IN_SIGHT)
  const [open, setOpen] = useState(() => hidden.some(({ name }) => filters[name]))
  const set = (name: string) => (value: string) => setDraft({ ...draft, [name]: value })

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch({ ...draft, keyword: draft.keyword.trim() })
  }

  function reset() {
    // Also when no filter is applied and only the draft differs.
    setDraft(shown)
    onReset()
  }

  return (
    <search aria-label={t('search.label')}>
      <form
        className={styles['form']}
        data-untouched={Object.values({ ...shown, ...draft }).every((value) => value === '') || undefined}
        onSubmit={submit}
      >
        <div className={styles['field']}>
          <label htmlFor={`${id}-keyword`}>{t('search.keyword')}</label>
          <Input
            id={`${id}-keyword`}
            value={draft.keyword}
            onChange={set('keyword')}
            placeholder={placeholder ?? t('search.placeholder')}
            maxLength={100}
          />
        </div>
        {fields.map(({ name, label, control }, index) => (
          <div
            key={name}
            className={styles['field']}
            hidden={index >= IN_SIGHT && !open}
            data-spare={(!open && !filters[name]) || undefined}
          >
            <label htmlFor={`${id}-${name}`}>{label}</label>
            {control({ id: `${id}-${name}`, label, value: draft[name] ?? '', onChange: set(name) })}
          </div>
        ))}
        <div className={styles['buttons']}>
          <Button htmlType="submit" type="outline" icon={<IconSearch aria-hidden />}>
            {t('search.submit')}
          </Button>
          <Button onClick={reset}>{t('search.reset')}</Button>
          {fields.length > 0 && (
            <Button
              type="text"
              {...(hidden.length === 0 && { className: styles['onPhones'] ?? '' })}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {t(open ? 'search.less' : 'search.more')}
              {open ? <IconUp aria-hidden /> : <IconDown aria-hidden />}
            </Button>
          )}
        </div>
      </form>
    </search>
  )
}

/** The typed text. It is reset when the list changes: after a search, a reset or navigation back. */
function useDraftOf(shown: SearchValues) {
  const [draft, setDraft] = useState(shown)
  const [base, setBase] = useState(shown)
  if (JSON.stringify(base) !== JSON.stringify(shown)) {
    setBase(shown)
    setDraft(shown)
  }
  return [draft, setDraft] as const
}
