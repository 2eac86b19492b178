import { describe, expect, test } from 'vitest';
import { PROGRESS_STAGES } from '../order.ts';
import { findStage, STAGES } from './order-timeline.ts';

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
    expect(findStage(text)).toBe(stage);
  });

  test.each(['', 'on hold', 'waiting for customs'])('%j has no stage', (text) => {
    expect(findStage(text)).toBeUndefined();
  });

  test('exists for every status and stage of an order', () => {
    expect(PROGRESS_STAGES.map(findStage)).toEqual(['pending', 'packaging', 'shipping', 'arrived', 'delivering', 'delivered', 'cancelled']);
  });

  test('of a stage name is that stage', () => {
    expect(STAGES.map(findStage)).toEqual([...STAGES]);
  });
});
