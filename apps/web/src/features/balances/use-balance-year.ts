import { useSearchParams } from 'react-router';
import { addressOfYear, yearIn } from '../../lib/payroll-years.ts';
import { todayInPuertoRico } from '../../lib/today.ts';

/** The tax year on the screen. It stands in the address, so that a reload keeps it and 'back' undoes a choice. */
export function useBalanceYear() {
  const [address, setAddress] = useSearchParams();
  return {
    year: yearIn(address, todayInPuertoRico()),
    choose: (year: number) => setAddress(addressOfYear(year), { preventScrollReset: true }),
  };
}
