import { Input } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import {
  type Check,
  checkAccount,
  checkBarcode,
  checkChinese,
  checkCode,
  checkEmail,
  checkHalfHours,
  checkIdCard,
  checkLicencePlate,
  checkName,
  checkNumericCode,
  checkPassword,
  checkPhone,
  checkPositiveInteger,
  validatorsCatalogue,
} from '@sqos/validators'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import styles from './Tools.module.css'

interface Sample {
  check: Check
  good: string
  bad: string
}

/** Each check with a value that it accepts and one that it refuses. */
const SAMPLES: Record<string, Sample> = {
  checkPhone: { check: checkPhone, good: '13800138000', bad: '12345' },
  checkEmail: { check: checkEmail, good: 'lina@example.com', bad: 'lina@' },
  checkIdCard: { check: checkIdCard, good: '11010519491231002X', bad: '110105194912310021' },
  checkLicencePlate: { check: checkLicencePlate, good: '京A12345', bad: '京12345' },
  checkPassword: { check: checkPassword, good: 'abc123', bad: 'abcdef' },
  checkAccount: { check: checkAccount, good: 'lina01', bad: '李娜' },
  checkName: { check: checkName, good: '采购申请1', bad: '采购#1' },
  checkCode: { check: checkCode, good: 'order.list', bad: '.order' },
  checkNumericCode: { check: checkNumericCode, good: '0012', bad: '12a' },
  checkChinese: { check: checkChinese, good: '采购', bad: 'order' },
  checkBarcode: { check: checkBarcode, good: 'A0012', bad: 'A-12' },
  checkHalfHours: { check: checkHalfHours, good: '1.5', bad: '1.2' },
  checkPositiveInteger: { check: checkPositiveInteger, good: '3', bad: '0' },
}

/** Every check with a good and a bad value, and a field to try others. */
function Validators() {
  return (
    <main className={styles.page}>
      <h1>@sqos/validators</h1>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Check</th>
            <th>Good value</th>
            <th>Bad value</th>
            <th>Try</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(SAMPLES).map(([name, sample]) => (
            <Row key={name} name={name} sample={sample} />
          ))}
        </tbody>
      </table>
    </main>
  )
}

function Row({ name, sample: { check, good, bad } }: { name: string; sample: Sample }) {
  const [value, setValue] = useState('')
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        <Judged check={check} value={good} />
      </td>
      <td>
        <Judged check={check} value={bad} />
      </td>
      <td>
        <Input aria-label={name} value={value} onChange={setValue} />
        <Judged check={check} value={value} />
      </td>
    </tr>
  )
}

/** A value with the text of its problem. */
function Judged({ check, value }: { check: Check; value: string }) {
  const { t } = useText('validators')
  const problem = check(value)
  return (
    <>
      <div>{value}</div>
      {problem && <div className={styles.problem}>{t(problem)}</div>}
    </>
  )
}

const meta = {
  title: 'validators/Validators',
  component: Validators,
  parameters: { catalogues: [validatorsCatalogue] },
} satisfies Meta<typeof Validators>
export default meta
type Story = StoryObj<typeof meta>

/** Good values have no problem, bad values have one. */
export const GoodAndBad: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(Object.keys(SAMPLES).length)
    for (const row of rows) {
      const [good, bad] = within(row).getAllByRole('cell')
      await expect(good?.children).toHaveLength(1)
      await expect(bad?.children).toHaveLength(2)
    }
  },
}
