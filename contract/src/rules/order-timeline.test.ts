import { describe, expect, test } from 'vitest';
import { PROGRESS_STAGES } from '../order.ts';
import { STAGES, stageOf } from './order-timeline.ts';

describe('the stage of a status text', () => {
  test.each([
    ['pending', 'pending'],
    ['Ordered', 'pending'],
    ['Order confirmed', 'pending'],
    ['PACKAGING', 'packaging'],
    ['Processing your order', 'packaging'],
    ['shipping', 'shipping'],
    ['Shipped from Korea', 'shipping'],
    ['In Transit', 'shipping'],
    ['in_transit', 'shipping'],
    ['Arrived in Kigali', 'arrived'],
    ['Out for delivering', 'delivering'],
    ['Delivered', 'delivered'],
    ['Order cancelled', 'cancelled'],
  ])('%j is %s', (text, stage) => {
    expect(stageOf(text)).toBe(stage);
  });

  test.each(['', 'on hold', 'waiting for customs'])('%j has none: the text is shown as it is', (text) => {
    expect(stageOf(text)).toBeUndefined();
  });

  test('is known for everything that an order can go through', () => {
    expect(PROGRESS_STAGES.map(stageOf)).toEqual(['pending', 'packaging', 'shipping', 'arrived', 'delivering', 'delivered', 'cancelled']);
  });

  test('of a stage is itself', () => {
    expect(STAGES.map(stageOf)).toEqual([...STAGES]);
  });
});
