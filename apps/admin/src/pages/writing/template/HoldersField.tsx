import { Radio } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { type Holder, HolderFields } from '../../../parts/people/HolderFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import styles from './Template.module.css'

const NOBODY: Holder[] = []

interface HoldersFieldProps {
  value?: Holder[]
  onChange?: (holders: Holder[]) => void
}

/** Everybody, or the roles, positions, groups, organisations and users with a right, as a control of a form. */
export function HoldersField({ value = NOBODY, onChange }: HoldersFieldProps) {
  const { t } = useText(NAMESPACE)
  const [isChosen, setChosen] = useState(value.length > 0)

  function change(next: string) {
    setChosen(next === 'chosen')
    if (next === 'all') onChange?.([])
  }

  return (
    <>
      <Radio.Group
        value={isChosen ? 'chosen' : 'all'}
        options={[
          { value: 'all', label: t('holders.all') },
          { value: 'chosen', label: t('holders.chosen') },
        ]}
        onChange={change}
      />
      {isChosen && (
        <div className={styles.holders}>
          <HolderFields
            value={value}
            onChange={(holders) => onChange?.(holders)}
            labelOf={(kind) => t(`holders.${kind}`)}
          />
        </div>
      )}
    </>
  )
}
