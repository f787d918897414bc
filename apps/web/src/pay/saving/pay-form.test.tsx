import { screen } from '@testing-library/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { PayFields } from './pay-form.tsx';

function Arriving() {
  const form = useForm();
  return (
    <FormProvider {...form}>
      <PayFields startsIn="regular">
        <input aria-label="Regulares" {...form.register('regular')} />
      </PayFields>
    </FormProvider>
  );
}

/** A choice of employees, open or not, and the form that comes when it is told to. */
function Screen({ isOpen }: { isOpen: boolean }) {
  const [hasArrived, setHasArrived] = useState(false);
  return (
    <>
      <input
        role="combobox"
        aria-controls="list"
        aria-expanded={isOpen}
        aria-label="Empleado"
        onKeyDown={({ key }) => key === 'F2' && setHasArrived(true)}
      />
      {hasArrived && <Arriving />}
    </>
  );
}

it.each([
  ['takes the focus where it starts', false, 'Regulares'],
  ['leaves the focus with whoever looks for another employee meanwhile', true, 'Empleado'],
])('a form of pay that arrives %s', async (_what, isOpen, focused) => {
  const { user } = show(<Screen isOpen={isOpen} />);
  await user.type(screen.getByLabelText('Empleado'), '{F2}');
  expect(await screen.findByLabelText('Regulares')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe(focused);
});
